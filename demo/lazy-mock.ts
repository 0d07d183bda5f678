import type { Mock } from 'langraan/mock'

/** The mock on the rows of this browser. Its code arrives beside the dashboard's, and calls wait for it. */
export function lazyMock(onStorageError: () => void): Pick<Mock, 'transport' | 'reset'> {
  const loading = import('./browser-mock').then(({ browserMock }) => browserMock(onStorageError))
  return {
    transport: async (request) => (await loading).transport(request),
    reset: async () => (await loading).reset(),
  }
}
