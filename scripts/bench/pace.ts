/** CPU throttling factor */
export const throttle = 4

/** CPU throttling factor and network conditions. */
export type Pace = { name: string; processor: number; isSlow4G?: boolean }

export const paces = {
  full: { name: '1x', processor: 1 },
  slow: { name: `${throttle}x`, processor: throttle },
  mobile: { name: `${throttle}x, slow 4G`, processor: throttle, isSlow4G: true },
} as const satisfies Record<string, Pace>

/** Lighthouse's slow 4G: 150 ms round-trip time, 1.6 Mbit/s down, 0.75 Mbit/s up */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}

/** pixels per frame: fast wheel, dragging the scroll bar, and dragging it very fast */
export const speeds = { wheel: 60, drag: 450, tear: 1_200 }

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
