import { createContainer, style, styleVariants } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { visuallyHidden } from '../ui/visually-hidden.css'

const { color, space, font, radius } = vars

const container = createContainer('chat')
export const narrow = `${container} (max-width: 719.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  blockSize: 'clamp(420px, calc(100dvh - 168px), 900px)',
})
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(260px, 340px) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  ...raised,
  overflow: 'clip',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderInlineEnd: `1px solid ${color.border}`,
  '@container': {
    [narrow]: { borderInlineEnd: 0, selectors: { '[data-open] > &': { display: 'none' } } },
  },
})
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  '@container': { [narrow]: { selectors: { ':not([data-open]) > &': { display: 'none' } } } },
})

export const own = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  minBlockSize: 63,
})
export const person = style([
  controlReset,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minInlineSize: 0,
    minBlockSize: 36,
    borderRadius: radius.m,
    cursor: 'pointer',
  },
])
export const hiddenName = visuallyHidden
export const search = style({ flex: 1 })
export const lists = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[2],
  overscrollBehavior: 'contain',
})
export const listTitle = style({
  paddingInline: space[2],
  paddingBlock: `${space[2]} ${space[1]}`,
  color: color.textMuted,
  fontSize: font.size.s,
  fontWeight: 600,
})
export const rows = style({ display: 'grid', gap: space[3], padding: space[2] })
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.m,
  color: color.warning,
  backgroundColor: color.warningSoft,
  fontSize: font.size.s,
})

export const problem = style({ flex: 1, display: 'grid', placeContent: 'center', padding: space[4], minBlockSize: 0 })
export const loading = style({ flex: 1, display: 'grid', alignContent: 'end', gap: space[3], padding: space[4] })

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const

export const row = style([
  controlReset,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    padding: space[2],
    borderRadius: radius.m,
    outlineOffset: -2,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.hover },
      '&[aria-current]': { backgroundColor: color.accentSoft },
    },
  },
])
export const words = style({ flex: 1, display: 'grid', minInlineSize: 0 })
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
})
export const name = style([oneLine, { fontWeight: 600 }])
export const time = style([tabular, { flex: 'none', color: color.textMuted, fontSize: font.size.xs }])
export const text = style([oneLine, { flex: 1, color: color.textMuted, fontSize: font.size.s }])
export const unseenText = style([oneLine, { flex: 1, fontSize: font.size.s, fontWeight: 600 }])
export const failed = style({ display: 'inline-flex', alignSelf: 'center', color: color.danger })

export const avatar = style({ position: 'relative', display: 'inline-flex', flex: 'none' })
export const dot = style({
  position: 'absolute',
  insetInlineEnd: -1,
  insetBlockEnd: -1,
  inlineSize: 12,
  blockSize: 12,
  borderRadius: '50%',
  border: `2px solid ${color.surfaceRaised}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})
export const statuses = styleVariants({
  online: { backgroundColor: color.success },
  busy: { backgroundColor: color.danger },
  away: { backgroundColor: color.warning },
  offline: { backgroundColor: color.borderStrong },
})
