FROM node:24-slim AS build
WORKDIR /app
ENV PATH=/app/node_modules/.bin:$PATH
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.ts
# the driver of PostgreSQL and what it imports, in the lockfile's versions
RUN mkdir /driver && npm query '#pg, #pg *' \
  | node -p "JSON.parse(fs.readFileSync(0)).map(({ location }) => location).join(' ')" \
  | xargs cp --recursive --parents --target-directory=/driver

FROM node:24-slim
# megabytes for new objects: with the default, the server takes half as much memory again
ENV NODE_ENV=production NODE_OPTIONS=--max-semi-space-size=4
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/dist/backend dist/backend
COPY --from=build /app/dist/embed dist/embed
COPY --from=build /driver ./
# volumes get the owner of the folder they are mounted on
RUN ln -s /app/dist/backend/cli.js /usr/local/bin/langraan \
  && install --directory --owner=node --group=node --mode=0700 /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["langraan"]
CMD ["serve", "--data", "/data", "--host", "--log"]
