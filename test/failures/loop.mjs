// A process that was started with this module does nothing else from SIGUSR2 on.
process.on("SIGUSR2", function spin() {
  for (;;);
});
