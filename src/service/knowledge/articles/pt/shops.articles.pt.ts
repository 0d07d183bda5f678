import type { CategoryTexts } from '../help-texts'

export const shopsTexts: CategoryTexts = {
  title: 'Lojas e finanças',
  desc: 'Dados da loja, PromptPay, pagamentos, faturas e números',
  groups: [
    'Começar',
    'Dados da loja',
    'PromptPay',
    'Receber pagamentos',
    'Faturas e faturas fiscais',
    'Números e ficheiros',
  ],
  articles: {
    'first-day': {
      question: 'No primeiro dia, o que defino antes de registar encomendas?',
      steps: [
        'Abra **Lojas**, prima **Editar** e preencha **Nome da loja**, a morada do remetente e **Telefone**.',
        'Indique o **Número PromptPay** e a taxa de cobrança na entrega e prima **Guardar as alterações**.',
        'Vá a **Utilizadores** e prima **Convidar** para juntar a sua equipa.',
        'Experimente **Registar encomenda** com uma mensagem verdadeira e imprima uma etiqueta para ver o tamanho.',
      ],
      hint: 'Na encomenda de teste, use **Cancelar a encomenda**: não conta para as vendas.',
    },
    'opening-stock': {
      question: 'Como adiciono um produto já com o stock?',
      steps: [
        'Abra **Produtos**, prima **Adicionar um produto** e preencha **Nome do artigo** e **Preço**.',
        'Indique quantas há em **Na loja** e, em **Avisar com**, com quantas quer ser avisado. Deixe os dois em branco se não o conta.',
        'Com vários tamanhos ou cores, prima **Adicionar uma variante** e indique as peças de cada uma. O que já tinha indicado fica na primeira.',
        'Prima **Adicionar produto**.',
      ],
      hint: 'Também pode fazê-lo depois: prima **Stock** junto ao produto.',
    },
    'count-stock': {
      question: 'Onde registo um inventário ou uma entrega?',
      steps: [
        'Abra **Produtos** e prima **Stock** junto ao produto.',
        'Inventário: escolha **Contei-as** e preencha **Unidades na loja**, com as das encomendas que ainda não foram enviadas.',
        'Entrega ou estragos: escolha **Entraram ou saíram algumas**, indique quantas, com um menos se saíram, e o **Motivo**.',
        'Prima **Alterar o stock**. Com várias variantes, passa à seguinte; no fim, prima **Fechar**.',
      ],
      hint: 'Quem alterou, quando e porquê está em **Alterações anteriores**.',
    },
    'sender-address': {
      question: 'Onde altero o nome e a morada da loja na etiqueta?',
      steps: [
        'Abra **Lojas** e prima **Editar**.',
        'Corrija **Nome da loja** e os campos em **Remetente na etiqueta**.',
        'Prima **Guardar as alterações**. As etiquetas impressas a partir de agora têm a nova morada.',
      ],
    },
    'several-shops': {
      question: 'Tenho várias lojas. Como registo as encomendas na loja certa?',
      steps: [
        'Em **Registar encomenda**, escolha primeiro a loja no campo **Loja**. A última loja usada fica memorizada.',
        'Em **Encomendas**, escolha a loja no campo **Loja** para ver só as dela (no telemóvel, prima primeiro **Filtros**).',
      ],
      hint: 'A taxa de cobrança na entrega, o código QR e o remetente na etiqueta são os da loja escolhida. Com a loja errada, os três ficam errados.',
    },
    promptpay: {
      question: 'Como introduzo o número PromptPay e testo o código QR?',
      steps: [
        'Abra **Lojas**, prima **Editar** e vá a **Pagamento e impostos**.',
        'Em **Número PromptPay**, escreva um número de telemóvel, um número de 13 algarismos ou o de uma carteira eletrónica, com 15.',
        'Leia o código QR com a aplicação de um banco: tem de mostrar o titular da conta da loja. Só então prima **Guardar as alterações**.',
      ],
      hint: 'Se o titular da conta não for o da loja, não guarde: o dinheiro dos clientes iria para a conta de outra pessoa.',
    },
    'no-qr': {
      question: 'Porque é que a resposta ao cliente não tem código QR?',
      steps: [
        'Veja se o pagamento da encomenda é **PromptPay** e ainda está por fazer. Com **Transferência** não há código QR.',
        'Veja em **Lojas** se a loja da encomenda já tem um número PromptPay ou um número de entidade.',
      ],
    },
    'record-payment': {
      question: 'O cliente enviou o comprovativo. Como registo o pagamento?',
      steps: [
        'Abra a encomenda em **Encomendas** e vá a **Pagamento**.',
        'Em **Imagens do comprovativo**, prima **Adicionar imagem**, ou copie a imagem e prima Ctrl + V.',
        'Confirme que o dinheiro entrou mesmo na conta e prima **Registar o pagamento**. Indique **Valor no comprovativo**, a data e a hora, e prima **Guardar como paga**.',
      ],
      hint: 'Se ainda não conferiu o valor, prima **Comprovativo recebido, por verificar**. A etiqueta avisa quem embala de que falta verificar.',
    },
    'slip-differs': {
      question: 'O valor do comprovativo não é o da encomenda. O que faço?',
      steps: [
        'Escreva o valor que está no comprovativo. É-lhe indicado quanto é a mais ou a menos do que o total.',
        'Pagou a menos: peça primeiro ao cliente o que falta e só depois prima **Guardar como paga**.',
        'Pagou a mais: registe, devolva a diferença e anote-o em **Nota**.',
      ],
    },
    refund: {
      question: 'Devolvi o dinheiro ao cliente. Como o registo?',
      steps: [
        'Devolva primeiro o dinheiro na aplicação do banco.',
        'Abra a encomenda e, em **Pagamento**, prima **Reembolsar** e confirme com **Marcar como reembolsada**.',
      ],
      hint: 'O botão só regista: não transfere dinheiro e não pode ser desfeito.',
    },
    'invoice-from-order': {
      question: 'Como faço uma fatura a partir de uma encomenda?',
      steps: [
        'Abra a encomenda e prima **Fazer uma fatura**. O cliente e os produtos já vêm preenchidos.',
        'Verifique e guarde. Depois prima **Imprimir** ou **Enviar**.',
        'Quando o cliente pagar, prima **Registar um pagamento** na fatura.',
      ],
    },
    'tax-invoice': {
      question: 'Porque é que sai um recibo e não uma fatura fiscal?',
      about: 'Uma fatura fiscal precisa de três coisas. Abra a fatura para ver o que falta.',
      steps: [
        'A loja tem um **Número fiscal** em **Lojas**.',
        'A fatura tem IVA.',
        'A fatura tem o nome e a morada do cliente.',
      ],
    },
    'cancel-invoice': {
      question: 'A fatura está errada. Como a corrijo ou anulo?',
      steps: [
        'Abra a fatura, prima **Mais**, escolha **Anular fatura** e indique o **Motivo**.',
        'Prima **Duplicar** para começar uma nova, já correta.',
      ],
      hint: 'Uma fatura emitida não pode ser apagada: mantém o número e aparece como anulada. Só os rascunhos podem ser apagados.',
    },
    'overview-figures': {
      question: 'Onde vejo as vendas de hoje e o trabalho por fazer?',
      steps: [
        'Abra **Visão geral**: aí estão **Vendas de hoje**, **Por embalar**, **Por imprimir** e **Cobranças em falta**.',
        'Prima um número para ver as encomendas que inclui.',
        'Escolha outro dia em **Mostrar as encomendas de**.',
      ],
      hint: 'As vendas não incluem as encomendas canceladas.',
    },
    'export-orders': {
      question: 'Posso exportar as encomendas num ficheiro para a contabilidade?',
      steps: [
        'Em **Encomendas**, filtre o período com **De** e **Até**.',
        'Prima **Exportar**, escolha **Encomendas (CSV)** e prima **Exportar … encomendas**.',
        'O ficheiro abre diretamente no Excel. Os valores estão em baht.',
      ],
    },
    'low-stock': {
      question: 'Onde vejo o que está a acabar e o que está reservado?',
      steps: [
        'Abra **Produtos** e escolha **Stock baixo**: produtos cujas unidades disponíveis não passam de **Avisar com**.',
        'Prima **Stock** para ver quantas estão **Na loja**, **Em encomendas abertas** e **Disponível**.',
        'Para outro limite, altere **Avisar com** ao contar e prima **Alterar o stock**.',
      ],
      hint: 'As unidades saem do stock quando a encomenda é enviada. O que é devolvido não entra sozinho: registe-o como entrada.',
    },
  },
}
