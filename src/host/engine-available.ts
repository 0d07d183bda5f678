/** On window: an engine, a provider or a transport for the page has arrived, changed or gone. */
export const engineAvailable = 'langraan-engine-available'

/** Sent up by an element that looks for a provider. */
export const contextEvent = 'raan-context'

export const announceEngineAvailable = (): void => {
  if ('window' in globalThis) dispatchEvent(new Event(engineAvailable))
}
