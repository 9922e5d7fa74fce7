/**
 * Preloaded for every command: if the launcher is killed, its IPC channel closes and the command terminates itself with SIGTERM, so that a
 * server still shuts down cleanly.
 */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
