import type { BoardModule } from "../board";
import Generic from "./Generic.svelte";

export default { board: Generic } satisfies BoardModule;
