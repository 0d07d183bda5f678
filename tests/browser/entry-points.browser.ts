import { expect } from 'chai'

/** Made by tests/package/entry-points.package.ts of the packed and installed package: each door's exports. */
const bundle = '/dist/tests/entry-points.js'

describe('the package in a browser', () => {
  it('API-8 every entry point of the installed package can be imported, bundled, in a browser', async () => {
    const { entryPoints } = (await import(bundle)) as { entryPoints: Record<string, string[]> }
    expect(Object.keys(entryPoints)).to.include.members([
      'langraan',
      'langraan/core',
      'langraan/mock',
      'langraan/widgets/cart',
    ])
    expect(entryPoints['langraan/core']).to.include('createEngine')
    expect(Boolean(customElements.get('raan-cart'))).to.equal(true)
  })
})
