import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { run } from '../../scripts/build/run.ts'

const folder = inject('templateConsumer')

/** The fences in one language of a section of docs/embedding.md. */
function examplesOf(section: string, language: string): string[] {
  const text =
    readFileSync('docs/embedding.md', 'utf8')
      .split(`\n### ${section}\n`)[1]
      ?.split(/\n##+ /)[0] ?? ''
  return [...text.matchAll(/^```(\w+).*\n([\s\S]*?)^```$/gm)].flatMap(([, each, code = '']) =>
    each === language ? [code] : [],
  )
}

const compilerOptions = {
  target: 'es2023',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'preserve',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** What the checker says of these files, each with its line: `Wrong.vue 2 TS2322`. */
async function errorsOf(checker: 'vue-tsc' | 'svelte-check', files: Record<string, string>): Promise<string[]> {
  const project = join(folder, checker)
  const config = {
    compilerOptions,
    vueCompilerOptions: { strictTemplates: true },
    include: ['src'],
  }
  for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify(config) })) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), text)
  }
  const args =
    checker === 'vue-tsc'
      ? ['-p', 'tsconfig.json', '--pretty', 'false']
      : ['--tsconfig', 'tsconfig.json', '--output', 'machine-verbose']
  const { output } = await run(join(folder, 'node_modules/.bin', checker), args, { quiet: true, cwd: project })
  const vue = [...output.matchAll(/^src\/(\w+\.\w+)\((\d+),\d+\): error (TS\d+)/gm)].map(
    ([, file, line, code]) => `${file} ${line} ${code}`,
  )
  const svelte = [...output.matchAll(/^\d+ (\{"type":"ERROR".*\})$/gm)]
    .map(([, json = '{}']) => JSON.parse(json))
    .map(({ filename, start, code }) => `${filename.split('/').at(-1)} ${start.line + 1} TS${code}`)
  return checker === 'vue-tsc' ? vue : svelte
}

/** Each line from the second is wrong in one way. */
const wrongVue = `<template>
  <raan-cart :checkout="5" />
  <raan-cart chekout />
  <raan-cart @raan-cart-changed="({ detail }) => detail.sum" />
  <raan-carts />
  <raan-provider :credentials="'cookie'" />
</template>
<script setup lang="ts"></script>
`

const rightVue = `<script setup lang="ts">
import { useTemplateRef } from 'vue'
const order = useTemplateRef('order')
const submit = async (): Promise<string | undefined> => {
  const result = await order.value?.submit()
  return result && 'order' in result ? result.order.OrderNumber : undefined
}
</script>
<template>
  <raan-provider base-url="/backend" user-id="7" locale="de">
    <raan-orders class="list" :per-page="5" query="page=2" @raan-query-changed="({ detail }) => detail.query.length" />
    <raan-order ref="order" :shop-id="1" @click="submit" @raan-error="({ detail }) => detail.code.length" />
  </raan-provider>
</template>
`

test('PKG-2400 with the documented declaration, Vue templates are checked: attributes, properties and events of every element', async () => {
  const [declaration = ''] = examplesOf('Vue', 'ts').filter((code) => code.includes('declare module'))
  const [documented = ''] = examplesOf('Vue', 'vue')
  const files = { 'src/langraan.d.ts': declaration, 'src/Documented.vue': documented, 'src/Right.vue': rightVue }
  expect(await errorsOf('vue-tsc', { ...files, 'src/Wrong.vue': wrongVue })).toEqual([
    'Wrong.vue 2 TS2322',
    'Wrong.vue 3 TS2561',
    'Wrong.vue 4 TS2339',
    'Wrong.vue 5 TS2339',
    'Wrong.vue 6 TS2322',
  ])
})

const wrongSvelte = `<script lang="ts"></script>
<raan-cart checkout={5}></raan-cart>
<raan-cart chekout></raan-cart>
<raan-cart onraan-cart-changed={({ detail }) => detail.sum}></raan-cart>
<raan-provider credentials="cookie"></raan-provider>
`

const rightSvelte = `<script lang="ts"></script>
<raan-provider base-url="/backend" user-id="7" locale="de">
  <raan-orders class="list" per-page={5} query="page=2" onraan-query-changed={({ detail }) => detail.query.length}></raan-orders>
  <raan-order shopId={1} onraan-error={({ detail }) => detail.code.length}></raan-order>
</raan-provider>
`

test('PKG-2401 with the documented declaration, Svelte templates are checked in the same way', async () => {
  const [declaration = ''] = examplesOf('Svelte', 'ts')
  const [documented = ''] = examplesOf('Svelte', 'svelte')
  const files = {
    'src/langraan.d.ts': declaration,
    'src/Documented.svelte': documented,
    'src/Right.svelte': rightSvelte,
  }
  expect(await errorsOf('svelte-check', { ...files, 'src/Wrong.svelte': wrongSvelte })).toEqual([
    'Wrong.svelte 2 TS2322',
    'Wrong.svelte 3 TS2353',
    'Wrong.svelte 4 TS2339',
    'Wrong.svelte 5 TS2322',
  ])
})
