/**
 * Loaded before every command: when the launcher is killed its channel closes, and the command is
 * asked to end as a signal would ask it, so that a server still shuts down in order.
 */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
