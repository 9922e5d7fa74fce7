import { runAdminCommand } from '../apps/server/src/admin-command.ts';

/** `npm run admin -- COMMAND`: commands for the operator of the server. */
process.exitCode = await runAdminCommand(process.argv.slice(2), (text) => console.log(text));
