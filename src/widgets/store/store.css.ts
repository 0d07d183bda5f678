import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, control } = vars

const container = createContainer('products')
export const middle = `${container} (min-width: 600px)`
/** wide enough for the filters beside the products */
const roomy = `${container} (min-width: 860px)`
export const wide = `${container} (min-width: 1120px)`
export const widest = `${container} (min-width: 1480px)`

export const root = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const list = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const search = style({
  flex: '1 1 100%',
  '@container': { [middle]: { flex: '1 1 200px', maxInlineSize: 380 } },
})
export const sort = style({ flex: '1 1 140px', '@container': { [middle]: { maxInlineSize: 200 } } })
export const look = style({ display: 'inline-flex' })
/** the buttons share a row on a phone */
export const action = style({ flex: '1 1 auto', '@container': { [middle]: { flex: 'none' } } })
/** the filters are beside the products if there is room, otherwise behind a button */
export const opener = style([action, { '@container': { [roomy]: { display: 'none' } } }])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
/** reserves the height of the checkout link that appears with the first cart line */
export const headWithLink = style([head, { minBlockSize: control.m }])
export const count = style({ fontSize: font.size.s, color: color.textMuted })

export const columns = style({
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
  '@container': { [roomy]: { gridTemplateColumns: '220px minmax(0, 1fr)', alignItems: 'start' } },
})
export const side = style({ display: 'none', '@container': { [roomy]: { display: 'block' } } })

export const wishedOnly = style({ color: color.danger, borderColor: color.danger, backgroundColor: color.dangerSoft })
globalStyle(`${wishedOnly} svg`, { fill: 'currentColor' })
