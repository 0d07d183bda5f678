import { createContainer, style, styleVariants } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('email')
/** rows have three lines and no hover actions */
export const narrow = `${container} (max-width: 619.98px)`

/** fills the remaining height and scrolls inside */
export const main = style({
  containerName: container,
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: 'clamp(460px, calc(100dvh - 178px), 1100px)',
  outline: 'none',
  '@media': { '(max-width: 639.98px)': { blockSize: 'clamp(420px, calc(100dvh - 140px), 1100px)' } },
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const search = style({ flex: 1, minInlineSize: 0 })
export const composeHere = style({
  display: 'none',
  '@container': { [narrow]: { display: 'inline-flex' } },
})
export const keysHere = style({ display: 'inline-flex', '@container': { [narrow]: { display: 'none' } } })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 48,
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const all = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  minBlockSize: 36,
})
export const title = style({ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'baseline', gap: space[2] })
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({ ...cut, fontWeight: 600 })
/** number of selected emails: spelled out if there is room, always for screen readers */
export const spelt = style({
  ...cut,
  fontWeight: 600,
  '@container': { [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' } },
})
export const number = style([
  tabular,
  { display: 'none', fontWeight: 600, '@container': { [narrow]: { display: 'inline' } } },
])
export const count = style([tabular, { color: color.textMuted, fontSize: font.size.s, whiteSpace: 'nowrap' }])

export const area = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-stale]': { opacity: 0.55 } },
})
export const pages = style({
  paddingInline: space[3],
  borderBlockStart: `1px solid ${color.border}`,
})
export const panel = style({ flex: 1, minBlockSize: 0, overflowY: 'auto' })
export const rows = style({ padding: space[3], display: 'grid', gap: space[3] })
export const whole = style({
  minBlockSize: 560,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: color.surfaceRaised,
})

export const dot = style({ flex: 'none', inlineSize: 10, blockSize: 10, borderRadius: radius.full })
export const colours = styleVariants({
  personal: { backgroundColor: color.success },
  company: { backgroundColor: color.accent },
  important: { backgroundColor: color.warning },
  private: { backgroundColor: color.danger },
})
export const dots = style({ display: 'inline-flex', gap: 3 })
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  fontSize: font.size.xs,
  fontWeight: 600,
  lineHeight: 1.8,
})
