import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from '../ui/motion.css'

const { color, space, font, radius } = vars

const container = createContainer('panes')
/** the sidebar doesn't fit beside the main part */
export const narrow = `${container} (max-width: 799.98px)`

export const root = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const frame = style({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  minBlockSize: 560,
  ...raised,
  overflow: 'clip',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style({
  padding: space[4],
  borderInlineEnd: `1px solid ${color.border}`,
  minInlineSize: 0,
  '@container': { [narrow]: { display: 'none' } },
})
export const main = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column' })
/** in the toolbar of the main part */
export const opener = style({ display: 'none', '@container': { [narrow]: { display: 'inline-flex' } } })

export const lists = style({ display: 'grid', gap: space[4] })
export const entries = style({ display: 'grid', gap: space.half })
export const heading = style({
  paddingInline: space[3],
  marginBlockEnd: `calc(${space[3]} * -1)`,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: 600,
})
export const entry = style([
  controlReset,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: 38,
    paddingInline: space[3],
    borderRadius: radius.m,
    lineHeight: font.line,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.hover },
      '&[aria-current]': { color: color.accent, backgroundColor: color.accentSoft, fontWeight: 600 },
    },
    '@media': { [coarsePointer]: { minBlockSize: 44 } },
  },
])
export const sign = style({ flex: 'none', display: 'grid', placeItems: 'center', inlineSize: 18, blockSize: 18 })
globalStyle(`${sign} > svg`, { inlineSize: 18, blockSize: 18 })
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const count = style([tabular, { color: color.textMuted, fontSize: font.size.s }])
export const badge = style([tabular, { flex: 'none', fontSize: font.size.s, fontWeight: 600 }])
