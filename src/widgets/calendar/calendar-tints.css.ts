import { createVar, style, styleVariants } from '@vanilla-extract/css'
import type { CalendarName } from '../../core/calendar/calendar.event'
import { vars } from '../theme/vars.css'

const { color } = vars

/** the colour of a calendar: edges, dots, boxes */
export const strong = createVar()
/** the same as a ground for text */
export const soft = createVar()

const tint = (deep: string, pale: string) => ({ vars: { [strong]: deep, [soft]: pale } })

export const tints = styleVariants({
  Personal: tint(color.danger, color.dangerSoft),
  Business: tint(color.accent, `color-mix(in oklab, ${color.accent} 18%, ${color.surfaceRaised})`),
  Family: tint(color.warning, color.warningSoft),
  Holiday: tint(color.success, color.successSoft),
  ETC: tint(color.info, color.infoSoft),
} satisfies Record<CalendarName, unknown>)

export const dot = style({
  flex: 'none',
  display: 'inline-block',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '50%',
  backgroundColor: strong,
})
