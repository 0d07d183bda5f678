import { createContainer, createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { CalendarName } from '../../core/calendar/calendar.event'
import { narrow as sideless } from '../list/panes.css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const strong = createVar()
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

const container = createContainer('calendar')
const narrow = `${container} (max-width: 639.98px)`

export const main = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const steps = style({ display: 'inline-flex', alignItems: 'center' })
export const title = style([
  tabular,
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    fontSize: font.size.l,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { flexBasis: '100%', order: -1 } },
  },
])
export const add = style({
  selectors: { '&&': { display: 'none' } },
  '@container': {
    [sideless]: { selectors: { '&&': { display: 'inline-flex' } } },
    [narrow]: { marginInlineStart: 'auto' },
  },
})
export const views = style({ '@container': { [narrow]: { flex: '1 1 100%' } } })
globalStyle(`${views} [role=radiogroup] > div`, { '@container': { [narrow]: { inlineSize: '100%' } } })
globalStyle(`${views} label`, { '@container': { [narrow]: { paddingInline: space[2] } } })

/** same height before and after the events load */
export const surface = style({
  position: 'relative',
  minInlineSize: 0,
  blockSize: 'clamp(600px, calc(100dvh - 220px), 900px)',
  '@container': { [narrow]: { blockSize: 560 } },
})
export const long = style({ '@container': { [narrow]: { blockSize: 'auto', minBlockSize: 420 } } })
export const stale = style({ opacity: 0.6 })
export const first = style({ padding: space[3], display: 'grid', gap: space[2] })

export const side = style({ display: 'grid', gap: space[5] })
export const group = style({ display: 'grid', gap: space[1], justifyItems: 'start' })
export const heading = style({ fontSize: font.size.s, color: color.textMuted, fontWeight: 600 })
export const filter = style({ inlineSize: '100%' })
const filterTint = fallbackVar(strong, color.accent)
globalStyle(`${filter} input`, { borderColor: filterTint })
globalStyle(`${filter} input:is(:checked, :indeterminate)`, { backgroundColor: filterTint, borderColor: filterTint })

export const agenda = style({ display: 'grid', gap: space[1] })
export const hint = style([
  controlReset,
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[2],
    inlineSize: '100%',
    paddingBlock: space[1],
    paddingInline: space[2],
    borderRadius: radius.s,
    borderInlineStart: `3px solid ${strong}`,
    backgroundColor: color.surfaceSunken,
    fontSize: font.size.s,
    lineHeight: font.line,
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: color.hover } },
  },
])
export const clock = style([tabular, { color: color.textMuted }])
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
