interface LaunchQueue {
  setConsumer(
    consumer: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void
  ): void;
}

/** Files the system opens with the installed app, where the browser can do that. */
export function filesHandedToApp(take: (file: File) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer((launch) => {
    void launch.files?.[0]?.getFile().then(take, () => undefined);
  });
}
