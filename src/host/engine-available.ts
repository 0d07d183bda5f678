/** Event on window: an engine, a provider or a transport for the page was added, changed or removed. */
export const engineAvailable = 'langraan-engine-available'

/** Dispatched by an element that looks for a provider. */
export const contextEvent = 'raan-context'

export const announceEngineAvailable = (): void => {
  if ('window' in globalThis) dispatchEvent(new Event(engineAvailable))
}
