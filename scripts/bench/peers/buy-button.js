// The Buy Button's own cart, open from the start. Its client's response is a file on this server: parsing a GraphQL
// response isn't measured.
const client = ShopifyBuy.buildClient({ domain: 'bench.invalid', storefrontAccessToken: 'bench' })
client.checkout.fetch = async () => (await fetch('/bench/checkout.json')).json()
client.image.helpers.imageForSize = ({ src }) => src
localStorage.setItem('bench.bench.invalid.checkoutId', 'bench')
ShopifyBuy.UI.init(client).createComponent('cart', {
  node: document.querySelector('#cart'),
  moneyFormat: '฿{{amount}}',
  options: { cart: { startOpen: true, popup: false } },
})
