import { operate } from '../apps/server/src/operate.ts';

/** `npm run admin -- COMMAND`: what only the operator of the machine can do. */
process.exitCode = await operate(process.argv.slice(2), (text) => console.log(text));
