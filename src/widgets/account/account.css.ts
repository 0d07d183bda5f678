import { createContainer, style } from '@vanilla-extract/css'
import { barPosition } from '../theme/bars'
import { raised } from '../theme/raised'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, z } = vars

const container = createContainer('account')
const roomy = `${container} (min-width: 560px)`
/** phone width */
export const slim = `${container} (max-width: 559.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  padding: space[4],
  ...raised,
})
export const form = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const whole = style({ display: 'grid', gap: space[4], minInlineSize: 0, margin: 0, padding: 0, border: 0 })
export const parts = style({ display: 'grid', gap: space[5], minInlineSize: 0, paddingBlockStart: space[3] })
export const part = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const narrow = style([parts, { maxInlineSize: 480 }])
export const title = style({ fontSize: font.size.m, fontWeight: 600 })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
export const pairs = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const wide = style({ '@container': { [roomy]: { gridColumn: '1 / -1' } } })
export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const stack = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const bar = style({
  position: barPosition,
  insetBlockEnd: 0,
  zIndex: z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: `0 calc(${space[4]} * -1) calc(${space[4]} * -1)`,
  padding: space[3],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  borderEndStartRadius: radius.l,
  borderEndEndRadius: radius.l,
  backgroundColor: color.surfaceRaised,
})
export const state = style([quiet, { marginInlineEnd: 'auto', '@container': { [slim]: { flex: '1 0 100%' } } }])
export const action = style({ '@container': { [slim]: { flex: '1 1 auto' } } })
export const notices = style([whole, { gap: space[2] }])
export const noticesTitle = style([title, { marginBlockEnd: space[2] }])
