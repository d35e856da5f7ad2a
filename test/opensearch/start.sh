#!/bin/sh
# Starts one OpenSearch node for the contract tests, on the loopback, without security, and stays in the foreground.
#   sh test/opensearch/start.sh [PORT] [FOLDER]
#   SEARCH_TEST_URL=http://127.0.0.1:9207 npx vitest run src/job-search
# Needs Maven (its parts come from Maven Central) and a JDK 21 or newer: JAVA_HOME, or `java`, or one below /usr/lib/jvm.
set -eu
port="${1:-9207}"
folder="${2:-${TMPDIR:-/tmp}/sen-opensearch}"
here="$(cd "$(dirname "$0")" && pwd)"

major() { "$1" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p'; }
java=
for candidate in "${JAVA_HOME:-}/bin/java" "$(command -v java || true)" /usr/lib/jvm/*/bin/java; do
  [ -x "$candidate" ] && [ -x "${candidate}c" ] && [ "$(major "$candidate")" -ge 21 ] && java="$candidate" && break
done
[ -n "$java" ] || { echo "OpenSearch 3 needs a JDK 21 or newer" >&2; exit 1; }

mkdir -p "$folder/config" "$folder/tmp"
# A file says that all parts came; a folder alone may be half full.
if ! cmp -s "$here/pom.xml" "$folder/pom.xml"; then
  rm -rf "$folder/lib"
  mvn -q -B -f "$here/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:copy-dependencies \
    -DoutputDirectory="$folder/lib"
  cp "$here/pom.xml" "$folder/pom.xml"
fi
cat > "$folder/config/log4j2.properties" <<'LOG'
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d{ISO8601}][%-5p][%c{1.}] %m%n
rootLogger.level = warn
rootLogger.appenderRef.console.ref = console
LOG
exec "$java" -Xms512m -Xmx512m -Djava.io.tmpdir="$folder/tmp" -cp "$folder/lib/*" \
  "$here/OneNode.java" "$folder" "$port"
