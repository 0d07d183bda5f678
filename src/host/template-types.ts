import type { ElementTemplates } from './element-types/templates'

type PascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${PascalCase<Rest>}`
  : Capitalize<Name>

type CamelCase<Name extends string> = Uncapitalize<PascalCase<Name>>

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Name

type InKebabCase<Properties> = { [Name in keyof Properties & string as KebabCase<Name>]?: Properties[Name] }

/** Vue reads `base-url` as `baseUrl`, and `@raan-error` as `onRaanError`. */
type VueProps<Each extends ElementTemplates[keyof ElementTemplates]> = Each['properties'] & {
  [Name in keyof Each['attributes'] & string as CamelCase<Name>]?: Each['attributes'][Name]
} & {
  [Name in keyof Each['events'] & string as `on${PascalCase<Name>}`]?: (event: Each['events'][Name]) => void
}

/** Vue's `GlobalComponents`; `Common` is what Vue knows of every element. */
export type VueElements<Common> = {
  [Tag in keyof ElementTemplates]: new () => ElementTemplates[Tag]['element'] & {
    $props: Common & VueProps<ElementTemplates[Tag]>
  }
}

type SvelteProps<Each extends ElementTemplates[keyof ElementTemplates]> = Each['properties'] &
  InKebabCase<Each['properties']> &
  Each['attributes'] & {
    [Name in keyof Each['events'] & string as `on${Name}`]?: (event: Each['events'][Name]) => void
  }

/** Svelte's `SvelteHTMLElements`; `Common` is what Svelte knows of every element. */
export type SvelteElements<Common> = {
  [Tag in keyof ElementTemplates]: Common & SvelteProps<ElementTemplates[Tag]>
}
