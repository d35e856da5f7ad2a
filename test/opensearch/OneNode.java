import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.opensearch.Version;
import org.opensearch.common.logging.LogConfigurator;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.Node;
import org.opensearch.plugins.PluginInfo;
import org.opensearch.transport.Netty4ModulePlugin;

/** One OpenSearch 3 node for tests, on the loopback only: `OneNode HOME PORT`. */
public final class OneNode extends Node {
  private OneNode(Environment environment) {
    super(environment, List.of(http()), true);
  }

  private static PluginInfo http() {
    Class<?> plugin = Netty4ModulePlugin.class;
    return new PluginInfo(
        "transport-netty4", "HTTP", "1", Version.CURRENT, "21", plugin.getName(), null, List.of(), false);
  }

  public static void main(String[] args) throws Exception {
    Settings settings = Settings.builder()
        .put("path.home", args[0])
        .put("cluster.name", "sen-test")
        .put("node.name", "one")
        .put("discovery.type", "single-node")
        .put("network.host", "127.0.0.1")
        .put("http.port", args[1])
        .put("transport.port", "0")
        .put("transport.type", "netty4")
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
    Environment environment = new Environment(settings, Path.of(args[0], "config"));
    LogConfigurator.registerErrorListener();
    LogConfigurator.configure(environment);
    Node node = new OneNode(environment);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
    }));
    node.start();
    new CountDownLatch(1).await();
  }
}
