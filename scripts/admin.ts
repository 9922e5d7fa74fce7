import { runAdminCommand } from '../apps/server/src/admin-command.ts';

/** `npm run admin -- COMMAND`: what only the operator of the machine can do. */
process.exitCode = await runAdminCommand(process.argv.slice(2), (text) => console.log(text));
