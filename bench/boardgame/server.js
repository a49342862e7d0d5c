// node server.js PORT [FOLDER]: boardgame.io's own server, matches in memory or, with a folder, in its FlatFile storage.
//
// package.json keeps koa-compose at 4.1.0, since boardgame.io adds its routes after the socket server was attached and
// later ones no longer see them, and node-persist at 3.1.0, since later ones hold back each write for up to a second.

const { Server, FlatFile } = require("boardgame.io/server");
const { LostCities } = require("./game");

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [LostCities],
  origins: [`http://127.0.0.1:${port}`],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run(Number(port));
