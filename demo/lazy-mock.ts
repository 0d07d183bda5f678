import type { Mock } from 'langraan/mock'

/** The mock, on this browser's rows. Its code loads in parallel with the dashboard's; requests wait for it. */
export function lazyMock(onStorageError: () => void): Pick<Mock, 'transport' | 'reset'> {
  const loading = import('./browser-mock').then(({ browserMock }) => browserMock(onStorageError))
  return {
    transport: async (request) => (await loading).transport(request),
    reset: async () => (await loading).reset(),
  }
}
