/** Prefix of all keys in the browser's storage. */
export const root = 'langraan/'

export const folder = (...names: string[]): string =>
  `${root}${names.map((name) => `${encodeURIComponent(name)}/`).join('')}`

/** Prefix of what all users of a backend share on this device. */
export const sharedFolder = (issuer: string): string => folder(issuer, 'shared')
