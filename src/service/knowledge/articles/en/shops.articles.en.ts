import type { CategoryTexts } from '../help-texts'

export const shopsTexts: CategoryTexts = {
  title: 'Shops and money',
  desc: 'Shop details, PromptPay, payments, invoices and figures',
  groups: [
    'Getting started',
    'Shop details',
    'PromptPay',
    'Payments',
    'Invoices and tax invoices',
    'Figures and files',
  ],
  articles: {
    'first-day': {
      question: 'What do I have to set up before taking orders?',
      steps: [
        "Open **Shops**, press **Edit** and enter **Shop name**, the sender's address and **Phone**.",
        'Enter the **PromptPay number** and the COD fee, then press **Save changes**.',
        'Go to **Users** and press **Invite** to add your team.',
        'Try **Take an order** with a real message, then print one label to check its size.',
      ],
      hint: "Press **Cancel order** in your test order, so it isn't counted as a sale.",
    },
    'opening-stock': {
      question: 'How do I add a product with the number of pieces in the shop?',
      steps: [
        'Open **Products**, press **Add a product** and enter **Product name** and **Price**.',
        "Enter how many there are in **In the shop**, and in **Low at** the number at which to warn you. Leave both blank if you don't count it.",
        'For several sizes or colours, press **Add a variant** and enter the pieces of each. What you entered before belongs to the first one.',
        'Press **Add product**.',
      ],
      hint: 'You can also enter it later: press **Stock** at the product.',
    },
    'count-stock': {
      question: 'Where do I enter a stock-take or a delivery?',
      steps: [
        'Open **Products** and press **Stock** at the product.',
        "Stock-take: choose **I counted them** and enter **Pieces in the shop**, with those that open orders reserve and that haven't been shipped.",
        'Delivery or damage: choose **Some came in or went out**, enter the pieces, with a minus if they went out, and a **Reason**.',
        "Press **Change stock**. With several variants, it goes on to the next one; press **Close** when you're done.",
      ],
      hint: 'Who changed it, when and why is under **Earlier changes**.',
    },
    'sender-address': {
      question: "Where do I change the shop's name and address on the label?",
      steps: [
        'Open **Shops** and press **Edit**.',
        'Change **Shop name** and the fields under **Sender on the label**.',
        'Press **Save changes**. Labels printed from now on have the new address.',
      ],
    },
    'several-shops': {
      question: 'We have several shops. How do I take an order for the right one?',
      steps: [
        'In **Take an order**, choose the **Shop** first. The last one is remembered.',
        'In **Orders**, choose a **Shop** to see only its orders. On a phone, press **Filters** first.',
      ],
      hint: 'The COD fee, the QR code and the sender on the label are those of the chosen shop. With the wrong shop, all three are wrong.',
    },
    promptpay: {
      question: 'How do I enter the PromptPay number and test the QR code?',
      steps: [
        'Open **Shops**, press **Edit** and go to **Payment and tax**.',
        'Enter the **PromptPay number**: a mobile number, a 13-digit citizen or tax number, or a 15-digit e-wallet number.',
        "Scan the QR code with a banking app. Press **Save changes** only if it shows the name of the shop's account.",
      ],
      hint: "If it shows another name, don't save. The customers' money would go to someone else.",
    },
    'no-qr': {
      question: 'Why is there no QR code with the reply to the customer?',
      steps: [
        'See whether the order is to be paid by **PromptPay** and still unpaid. With **Bank transfer**, there is no QR code.',
        'See in **Shops** whether the shop of this order has a PromptPay number or a biller number.',
      ],
    },
    'record-payment': {
      question: 'A customer sent a slip. How do I record the payment?',
      steps: [
        'Open the order from **Orders** and go to **Payment**.',
        'Under **Slip pictures**, press **Add a picture**, or copy the picture and press Ctrl + V.',
        'Make sure that the money is in the account, then press **Record payment**. Enter the **Amount on the slip** with date and time, and press **Save as paid**.',
      ],
      hint: "Haven't checked the account yet? Press **Slip received, not checked yet** for now. The label tells the packer that the payment is still being checked.",
    },
    'slip-differs': {
      question: "The amount on the slip isn't the total of the order. What should I do?",
      steps: [
        'Enter the amount that is on the slip. You see how much more or less than the total it is.',
        'Too little: ask the customer to transfer the rest before you press **Save as paid**.',
        'Too much: record it, transfer the difference back and write that down in **Note**.',
      ],
    },
    refund: {
      question: "I've paid a customer back. How do I record it?",
      steps: [
        'First transfer the money back to the customer in your banking app.',
        'Open the order. At **Payment**, press **Refund** and confirm with **Mark as refunded**.',
      ],
      hint: "This button only records the refund. It doesn't transfer any money, and it can't be undone.",
    },
    'invoice-from-order': {
      question: 'How do I create an invoice from an order?',
      steps: [
        'Open the order and press **Create invoice**. Customer and products are filled in for you.',
        'Check and save it, then press **Print** or **Send**.',
        'When the customer pays, press **Record a payment** in the invoice.',
      ],
    },
    'tax-invoice': {
      question: 'Why does it print a receipt instead of a tax invoice?',
      about: 'A tax invoice needs all three of these. Open the invoice to see which one is missing.',
      steps: [
        'The shop has a **Tax number** in **Shops**.',
        'The invoice charges VAT.',
        'The invoice has the name and address of the customer.',
      ],
    },
    'cancel-invoice': {
      question: 'An invoice is wrong. How do I correct or cancel it?',
      steps: [
        'Open the invoice, press **More**, choose **Cancel invoice** and enter a **Reason**.',
        'Press **Duplicate** to start a new, correct one.',
      ],
      hint: "An invoice that was issued can't be deleted. It keeps its number and is marked as cancelled. Only drafts can be deleted.",
    },
    'overview-figures': {
      question: "Where do I see today's sales and what is still to do?",
      steps: [
        'Open **Overview**. You see **Sales today**, **To pack**, **Labels to print** and **COD outstanding**.',
        'Press a figure to see the orders behind it.',
        'Choose another day at **Show orders on**.',
      ],
      hint: "Cancelled orders aren't counted as sales.",
    },
    'export-orders': {
      question: 'Can I export orders as a file for the bookkeeper?',
      steps: [
        'In **Orders**, set a period with **From** and **To**.',
        'Press **Export**, choose **Orders (CSV)**, then press **Export … orders**.',
        'The file opens in Excel. Amounts are in baht.',
      ],
    },
    'low-stock': {
      question: 'Where do I see what is running low, and what is reserved?',
      steps: [
        'Open **Products** and choose **Low stock**: products with no more available pieces than **Low at** says.',
        'Press **Stock** to see how many are **In the shop**, **In open orders** and **Available**.',
        'To be warned at another number, enter it in **Low at** when you count, and press **Change stock**.',
      ],
      hint: "Pieces leave the stock when their order is shipped. What a customer sends back isn't added by itself: enter it as come in.",
    },
  },
}
