// One chunk of two: who comes by a centre's address needs its frame next.
export { CentreScreen } from "../../screens/CentreScreen/CentreScreen.tsx";
export { Centre } from "./Centre.tsx";
