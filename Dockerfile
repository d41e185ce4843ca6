# Image of the market: built once, run by an unprivileged user. Settings come from the environment (docs/deploy.md).
FROM node:24-bookworm-slim AS build
WORKDIR /srv/yantra
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Only where a proxy sends the files of dist/client itself: the server fills in its own address.
ARG PUBLIC_ORIGIN
ENV PUBLIC_ORIGIN=$PUBLIC_ORIGIN
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /srv/yantra
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/var/lib/yantra NODE_COMPILE_CACHE=/var/cache/yantra
# Code belongs to root: the process cannot change what it runs.
COPY --from=build /srv/yantra ./
RUN install -d -o node -g node -m 0700 /var/lib/yantra /var/cache/yantra && \
    install -d -o node -g node -m 0755 /run/yantra
USER node
VOLUME ["/var/lib/yantra"]
EXPOSE 4321
# npm would not hand on signals: what stands in the script is run as it is.
CMD ["node", "server/launch.mjs"]
