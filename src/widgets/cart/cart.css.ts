import { createContainer, style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('cart')
const wide = `${container} (min-width: 560px)`
const slim = `${container} (max-width: 479px)`

export const root = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  minInlineSize: 0,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
})
export const bare = style({ display: 'grid', gap: space[3], minInlineSize: 0, color: color.text })
export const head = style({ display: 'flex', alignItems: 'baseline', gap: space[2] })
export const title = style({ fontSize: font.size.l, fontWeight: 600 })
export const muted = style({ fontSize: font.size.s, color: color.textMuted })

export const contents = style({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  outline: 'none',
})
export const lines = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  minInlineSize: 0,
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words actions" "picture quantity sum"',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  '@container': {
    [wide]: {
      gridTemplateColumns: '56px minmax(0, 1fr) auto minmax(88px, auto) auto',
      gridTemplateAreas: '"picture words quantity sum actions"',
    },
  },
})
export const picture = style({ gridArea: 'picture', alignSelf: 'start' })
export const words = style({ gridArea: 'words', minInlineSize: 0, alignSelf: 'start' })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  fontSize: font.size.s,
  color: color.textMuted,
  overflowWrap: 'anywhere',
})
/** As tall as the offer, whose code loads later: one line, or two if space is short. */
export const offer = style({
  fontSize: font.size.s,
  minBlockSize: '1.85em',
  '@container': { [slim]: { selectors: { '&[data-facts]': { minBlockSize: '3.6em' } } } },
})
export const was = style({ color: color.textMuted })
export const quantity = style({ gridArea: 'quantity', minInlineSize: 0 })
export const pieces = style([tabular, { color: color.textMuted }])
export const sum = style({ gridArea: 'sum', justifySelf: 'end', fontWeight: 600 })
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignSelf: 'start',
  color: color.textMuted,
  '@container': { [wide]: { alignSelf: 'center' } },
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  marginInline: `calc(${space[2]} * -1)`,
})

export const foot = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
})
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontWeight: 600,
})
export const totalSum = style({ fontSize: font.size.xl })
