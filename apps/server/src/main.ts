import { readConfig } from './platform/env.ts';
import { exitStatus, StartError } from './platform/start-error.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** The server as a process: it says where it is ready, and ends in order when it is asked to. */
const patienceMs = 10_000;

try {
  const config = readConfig();
  const server = await startServer(config, (text) => console.log(text));
  endInOrder(server);
  console.log(`Longhand is ready at ${config.PUBLIC_URL}`);
  if (server.logFile !== null) console.log(`Its log: ${server.logFile}`);
  if (server.setUpLink !== null) {
    console.log(`There is no administrator yet. Become the first one here:\n${server.setUpLink}`);
  }
} catch (error) {
  console.error(error instanceof Error && isForOperator(error) ? error.message : error);
  process.exit(error instanceof StartError ? error.status : exitStatus.failed);
}

/** A signal may come twice, from a service manager and from the launcher: the second changes nothing. */
function endInOrder(server: RunningServer): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(exitStatus.failed), patienceMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(exitStatus.failed);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
}

/** What the person who starts the server can put right; of anything else the stack is wanted. */
function isForOperator(error: Error): boolean {
  const isTaken = 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');

  return error instanceof StartError || isTaken;
}
