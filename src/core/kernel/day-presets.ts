import { bangkokDay } from './clock'
import { dayMs } from './timings'

/** Days relative to today in Asia/Bangkok; `week`: the last seven including today; `month`: since its first day. */
export const dayPresets = ['today', 'yesterday', 'week', 'month'] as const
export type DayPreset = (typeof dayPresets)[number]

export const isDayPreset = (value: unknown): value is DayPreset => dayPresets.some((preset) => preset === value)

/** YYYY-MM-DD in Asia/Bangkok, inclusive; a missing end is open. */
export type DayRange = { from?: string | undefined; to?: string | undefined }

/** The days of a preset now. */
export function presetRange(preset: DayPreset, now: number): { from: string; to: string } {
  const today = bangkokDay(now)
  if (preset === 'today') return { from: today, to: today }
  if (preset === 'week') return { from: bangkokDay(now - 6 * dayMs), to: today }
  if (preset === 'month') return { from: `${today.slice(0, 8)}01`, to: today }
  const yesterday = bangkokDay(now - dayMs)
  return { from: yesterday, to: yesterday }
}
