import { readConfig } from './platform/env.ts';
import { exitStatus, StartError } from './platform/start-error.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Process entry point: starts the server, prints its address, and shuts down gracefully on a signal. */
const stopTimeoutMs = 10_000;

try {
  const config = readConfig();
  const server = await startServer(config, (text) => console.log(text));
  stopOnSignals(server);
  console.log(`Longhand is ready at ${config.PUBLIC_URL}`);
  if (server.logFile !== null) console.log(`Log file: ${server.logFile}`);
  if (server.setUpLink !== null) {
    console.log(`No administrator exists yet. Create the first one here:\n${server.setUpLink}`);
  }
} catch (error) {
  console.error(error instanceof Error && isOperatorError(error) ? error.message : error);
  process.exit(error instanceof StartError ? error.status : exitStatus.failed);
}

/** A signal may arrive twice, from a service manager and from the launcher; the second is ignored. */
function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitStatus.failed), stopTimeoutMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(exitStatus.failed);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Errors that the operator can fix; all others are printed with their stack. */
function isOperatorError(error: Error): boolean {
  const isPortError = 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');

  return error instanceof StartError || isPortError;
}
