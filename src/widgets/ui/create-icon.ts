import { createElement, type SVGProps } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/** Draws one of Lucide's icons; the bundled builds use it in place of Lucide's own. */
export default function createIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level alone
  return function Icon({ size = 24, ...rest }: IconProps) {
    const drawn = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': 'aria-label' in rest ? undefined : true,
      ...rest,
    } as const
    return createElement('svg', drawn, ...node.map(([tag, attributes]) => createElement(tag, attributes)))
  }
}
