/** Exclusive locks by name among everything that shares the storage: engines of a page, tabs of a browser. */
export type Locks = {
  /** Runs `act` exclusively under this name. Runs it without the lock after `waitMs`, so nothing hangs. */
  run<T>(name: string, act: () => Promise<T>, options: { waitMs: number }): Promise<T>
  /**
   * Acquires the lock and keeps it until the returned function is called or the tab closes. Once `signal` is aborted, it
   * waits no longer, and holds nothing or what it was just given: call the function all the same.
   */
  hold(name: string, signal?: AbortSignal): Promise<() => void>
  /** Whether the lock is held, including by the caller. */
  isHeld(name: string): Promise<boolean>
}
