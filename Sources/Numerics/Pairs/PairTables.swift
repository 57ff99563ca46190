// Written by scripts/pair-tables.py.

/// Constants of functions of pairs; each pair of doubles errs by at most 2⁻¹⁰⁶ of itself.
enum PairTables {
  /// π
  static let pi = DoubleWord(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)

  /// π ÷ 2
  static let halfPi = DoubleWord(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)

  /// e
  static let e = DoubleWord(0x1.5bf0a8b145769p+1, 0x1.4d57ee2b1013ap-53)

  /// (1 + √5) ÷ 2
  static let phi = DoubleWord(0x1.9e3779b97f4a8p+0, -0x1.f506319fcfd19p-55)

  /// ln 2
  static let ln2 = DoubleWord(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)

  /// 1 ÷ ln 2
  static let log2OfE = DoubleWord(0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56)

  /// 1 ÷ ln 10
  static let log10OfE = DoubleWord(0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57)

  /// π ÷ 180
  static let radiansPerDegree = DoubleWord(0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62)

  /// 180 ÷ π
  static let degreesPerRadian = DoubleWord(0x1.ca5dc1a63c1f8p+5, -0x1.1e7ab456405f9p-49)

  /// 1 ÷ 3
  static let third = DoubleWord(0x1.5555555555555p-2, 0x1.5555555555555p-56)

  /// 1 ÷ 5
  static let fifth = DoubleWord(0x1.999999999999ap-3, -0x1.999999999999ap-57)

  /// 1 ÷ 6
  static let sixth = DoubleWord(0x1.5555555555555p-3, 0x1.5555555555555p-57)

  /// 1 ÷ 7
  static let seventh = DoubleWord(0x1.2492492492492p-3, 0x1.2492492492492p-57)

  /// 1 ÷ 24
  static let twentyFourth = DoubleWord(0x1.5555555555555p-5, 0x1.5555555555555p-59)

  /// 1 ÷ 120
  static let hundredTwentieth = DoubleWord(0x1.1111111111111p-7, 0x1.1111111111111p-63)

  /// ln(2π) ÷ 2
  static let halfLnTau = DoubleWord(0x1.d67f1c864beb5p-1, -0x1.65b5a1b7ff5dfp-55)

  /// 2 ÷ √π
  static let twoOverRootPi = DoubleWord(0x1.20dd750429b6dp+0, 0x1.1ae3a914fed8p-56)

  /// ln 2 ÷ 1024 in three parts, the first two of 33 bits.
  static let ln2Parts = (
    0x1.62e42ffp-11, -0x1.718432a2p-45, 0x1.3c7673007e5edp-79
  )

  /// π ÷ 128 in three parts of 53 bits.
  static let angleParts = (
    0x1.921fb54442d18p-6, 0x1.1a62633145c07p-60, -0x1.f1976b7ed8fbcp-116
  )

  /// 2^(i÷32) for i from 0 to 31.
  static let coarsePowers: [Double] = [
    0x1p+0, 0,
    0x1.059b0d3158574p+0, 0x1.d73e2a475b465p-55,
    0x1.0b5586cf9890fp+0, 0x1.8a62e4adc610bp-54,
    0x1.11301d0125b51p+0, -0x1.6c51039449b3ap-54,
    0x1.172b83c7d517bp+0, -0x1.19041b9d78a76p-55,
    0x1.1d4873168b9aap+0, 0x1.e016e00a2643cp-54,
    0x1.2387a6e756238p+0, 0x1.9b07eb6c70573p-54,
    0x1.29e9df51fdee1p+0, 0x1.612e8afad1255p-55,
    0x1.306fe0a31b715p+0, 0x1.6f46ad23182e4p-55,
    0x1.371a7373aa9cbp+0, -0x1.63aeabf42eae2p-54,
    0x1.3dea64c123422p+0, 0x1.ada0911f09ebcp-55,
    0x1.44e086061892dp+0, 0x1.89b7a04ef80dp-59,
    0x1.4bfdad5362a27p+0, 0x1.d4397afec42e2p-56,
    0x1.5342b569d4f82p+0, -0x1.07abe1db13cadp-55,
    0x1.5ab07dd485429p+0, 0x1.6324c054647adp-54,
    0x1.6247eb03a5585p+0, -0x1.383c17e40b497p-54,
    0x1.6a09e667f3bcdp+0, -0x1.bdd3413b26456p-54,
    0x1.71f75e8ec5f74p+0, -0x1.16e4786887a99p-55,
    0x1.7a11473eb0187p+0, -0x1.41577ee04992fp-55,
    0x1.82589994cce13p+0, -0x1.d4c1dd41532d8p-54,
    0x1.8ace5422aa0dbp+0, 0x1.6e9f156864b27p-54,
    0x1.93737b0cdc5e5p+0, -0x1.75fc781b57ebcp-57,
    0x1.9c49182a3f09p+0, 0x1.c7c46b071f2bep-56,
    0x1.a5503b23e255dp+0, -0x1.d2f6edb8d41e1p-54,
    0x1.ae89f995ad3adp+0, 0x1.7a1cd345dcc81p-54,
    0x1.b7f76f2fb5e47p+0, -0x1.5584f7e54ac3bp-56,
    0x1.c199bdd85529cp+0, 0x1.11065895048ddp-55,
    0x1.cb720dcef9069p+0, 0x1.503cbd1e949dbp-56,
    0x1.d5818dcfba487p+0, 0x1.2ed02d75b3707p-55,
    0x1.dfc97337b9b5fp+0, -0x1.1a5cd4f184b5cp-54,
    0x1.ea4afa2a490dap+0, -0x1.e9c23179c2893p-54,
    0x1.f50765b6e454p+0, 0x1.9d3e12dd8a18bp-54,
  ]

  /// 2^(i÷1024) for i from 0 to 31.
  static let finePowers: [Double] = [
    0x1p+0, 0,
    0x1.002c605e2e8cfp+0, -0x1.d7c96f201bb2fp-55,
    0x1.0058c86da1c0ap+0, -0x1.5e00e62d6b30dp-56,
    0x1.0085382faef83p+0, 0x1.da93f90835f75p-56,
    0x1.00b1afa5abcbfp+0, -0x1.4f6b2a7609f71p-55,
    0x1.00de2ed0ee0f5p+0, -0x1.406ac4e81a645p-57,
    0x1.010ab5b2cbd11p+0, 0x1.c1d0660524e08p-54,
    0x1.0137444c9b5b5p+0, -0x1.2b6aeb6176892p-56,
    0x1.0163da9fb3335p+0, 0x1.b61299ab8cdb7p-54,
    0x1.019078ad6a19fp+0, -0x1.008eff5142bf9p-56,
    0x1.01bd1e77170b4p+0, 0x1.5e7626621eb5bp-56,
    0x1.01e9cbfe113efp+0, -0x1.c11f5239bf535p-55,
    0x1.02168143b0281p+0, -0x1.2bf310fc54eb6p-55,
    0x1.02433e494b755p+0, -0x1.314aa16278aa3p-54,
    0x1.027003103b10ep+0, -0x1.082ef51b61d7ep-56,
    0x1.029ccf99d720ap+0, 0x1.64cbba902ca27p-58,
    0x1.02c9a3e778061p+0, -0x1.19083535b085dp-56,
    0x1.02f67ffa765e6p+0, -0x1.b8db0e9dbd87ep-55,
    0x1.032363d42b027p+0, 0x1.fea8d61ed6016p-54,
    0x1.03504f75ef071p+0, 0x1.bc2ee8e5799acp-54,
    0x1.037d42e11bbccp+0, 0x1.56811eeade11ap-57,
    0x1.03aa3e170aafep+0, -0x1.f1a93c1b824d3p-54,
    0x1.03d7411915a8ap+0, 0x1.b7c00e7b751dap-54,
    0x1.04044be896ab6p+0, 0x1.9dc3add8f9c02p-54,
    0x1.04315e86e7f85p+0, -0x1.0a31c1977c96ep-54,
    0x1.045e78f5640b9p+0, 0x1.35bc86af4ee9ap-56,
    0x1.048b9b35659d8p+0, 0x1.21cd53d5e8b66p-57,
    0x1.04b8c54847a28p+0, -0x1.e7992580447bp-56,
    0x1.04e5f72f654b1p+0, 0x1.4c3793aa0d08dp-55,
    0x1.051330ec1a03fp+0, 0x1.79a8be239ca45p-54,
    0x1.0540727fc1762p+0, -0x1.abcae24b819dfp-54,
    0x1.056dbbebb786bp+0, 0x1.06c87433776c9p-55,
  ]

  /// -ln(i÷128) for i from 90 to 182.
  static let logarithms: [Double] = [
    0x1.68ac83e9c6a14p-2, 0x1.a64eadd740178p-58,
    0x1.5d5bddf595f3p-2, -0x1.6541148cbb8a2p-56,
    0x1.522ae0738a3d8p-2, -0x1.8f7e9b38a6979p-57,
    0x1.4718dc271c41bp-2, 0x1.8fb4c14c56eefp-60,
    0x1.3c25277333184p-2, -0x1.2ad27e50a8ec6p-56,
    0x1.314f1e1d35ce4p-2, -0x1.3d69909e5c3dcp-56,
    0x1.269621134db92p-2, 0x1.e0efadd9db02bp-56,
    0x1.1bf99635a6b95p-2, -0x1.12aeb84249223p-57,
    0x1.1178e8227e47cp-2, -0x1.0e63a5f01c691p-57,
    0x1.07138604d5862p-2, 0x1.cdb16ed4e9138p-56,
    0x1.f991c6cb3b379p-3, 0x1.f665066f980a2p-57,
    0x1.e530effe71012p-3, 0x1.2276041f43042p-59,
    0x1.d1037f2655e7bp-3, 0x1.60629242471a2p-57,
    0x1.bd087383bd8adp-3, 0x1.dd355f6a516d7p-60,
    0x1.a93ed3c8ad9e3p-3, 0x1.bcafa9de97203p-57,
    0x1.95a5adcf7017fp-3, 0x1.142c507fb7a3dp-58,
    0x1.823c16551a3c2p-3, -0x1.1232ce70be781p-57,
    0x1.6f0128b756abcp-3, -0x1.8de59c21e166cp-57,
    0x1.5bf406b543db2p-3, -0x1.1f5b44c0df7e7p-61,
    0x1.4913d8333b561p-3, -0x1.0d5604930f135p-58,
    0x1.365fcb0159016p-3, 0x1.7d411a5b944adp-58,
    0x1.23d712a49c202p-3, -0x1.6e38161051d69p-57,
    0x1.1178e8227e47cp-3, -0x1.0e63a5f01c691p-58,
    0x1.fe89139dbd566p-4, -0x1.ac9f4215f9393p-58,
    0x1.da727638446a2p-4, 0x1.401fa71733019p-58,
    0x1.b6ac88dad5b1cp-4, -0x1.0057eed1ca59fp-59,
    0x1.9335e5d594989p-4, -0x1.478a85704ccb7p-58,
    0x1.700d30aeac0e1p-4, -0x1.72566212cdd05p-61,
    0x1.4d3115d207eacp-4, 0x1.769f42c7842ccp-58,
    0x1.2aa04a44717a5p-4, -0x1.d15d38d2fa3f7p-58,
    0x1.08598b59e3a07p-4, -0x1.dd7009902bf32p-58,
    0x1.ccb73cdddb2ccp-5, -0x1.e48fb0500efd4p-59,
    0x1.894aa149fb343p-5, 0x1.a8be97660a23dp-60,
    0x1.466aed42de3eap-5, -0x1.cdd6f7f4a137ep-59,
    0x1.0415d89e74444p-5, 0x1.c05cf1d753622p-59,
    0x1.8492528c8cabfp-6, -0x1.d192d0619fa67p-60,
    0x1.0205658935847p-6, 0x1.27c8e8416e71fp-60,
    0x1.010157588de71p-7, 0x1.46662d417cedp-62,
    0, 0,
    -0x1.fe02a6b106789p-8, 0x1.e44b7e3711ebfp-67,
    -0x1.fc0a8b0fc03e4p-7, 0x1.83092c59642a1p-62,
    -0x1.7b91b07d5b11bp-6, 0x1.5b602ace3a51p-60,
    -0x1.f829b0e7833p-6, -0x1.33e3f04f1ef23p-60,
    -0x1.39e87b9febd6p-5, 0x1.5bfa937f551bbp-59,
    -0x1.77458f632dcfcp-5, -0x1.18d3ca87b9296p-59,
    -0x1.b42dd711971bfp-5, 0x1.eb9759c130499p-60,
    -0x1.f0a30c01162a6p-5, -0x1.85f325c5bbacdp-59,
    -0x1.16536eea37ae1p-4, 0x1.79da3e8c22cdap-60,
    -0x1.341d7961bd1d1p-4, 0x1.b599f227becbbp-58,
    -0x1.51b073f06183fp-4, -0x1.a49e39a1a8be4p-58,
    -0x1.6f0d28ae56b4cp-4, 0x1.906d99184b992p-58,
    -0x1.8c345d6319b21p-4, 0x1.4a697ab3424a9p-61,
    -0x1.a926d3a4ad563p-4, -0x1.942f48aa70ea9p-58,
    -0x1.c5e548f5bc743p-4, -0x1.5d617ef8161b1p-60,
    -0x1.e27076e2af2e6p-4, 0x1.61578001e0162p-60,
    -0x1.fec9131dbeabbp-4, 0x1.5746b9981b36cp-58,
    -0x1.0d77e7cd08e59p-3, -0x1.9a5dc5e9030acp-57,
    -0x1.1b72ad52f67ap-3, -0x1.483023472cd74p-58,
    -0x1.29552f81ff523p-3, -0x1.301771c407dbfp-57,
    -0x1.371fc201e8f74p-3, -0x1.de6cb62af18ap-58,
    -0x1.44d2b6ccb7d1ep-3, -0x1.9f4f6543e1f88p-57,
    -0x1.526e5e3a1b438p-3, 0x1.746ff8a470d3ap-57,
    -0x1.5ff3070a793d4p-3, 0x1.bc60efafc6f6ep-58,
    -0x1.6d60fe719d21dp-3, 0x1.caae268ecd179p-57,
    -0x1.7ab890210d909p-3, -0x1.be36b2d6a0608p-59,
    -0x1.87fa06520c911p-3, 0x1.bf7fdbfa08d9ap-57,
    -0x1.9525a9cf456b4p-3, -0x1.d904c1d4e2e26p-57,
    -0x1.a23bc1fe2b563p-3, -0x1.93711b07a998cp-59,
    -0x1.af3c94e80bff3p-3, 0x1.398cff3641985p-58,
    -0x1.bc286742d8cd6p-3, -0x1.4fce744870f55p-58,
    -0x1.c8ff7c79a9a22p-3, 0x1.4f689f8434012p-57,
    -0x1.d5c216b4fbb91p-3, -0x1.6e443597e4d4p-57,
    -0x1.e27076e2af2e6p-3, 0x1.61578001e0162p-59,
    -0x1.ef0adcbdc5936p-3, -0x1.48637950dc20dp-57,
    -0x1.fb9186d5e3e2bp-3, 0x1.caaae64f21acbp-57,
    -0x1.0402594b4d041p-2, 0x1.28ec217a5022dp-57,
    -0x1.0a324e27390e3p-2, -0x1.7dcfde8061c03p-56,
    -0x1.1058bf9ae4ad5p-2, -0x1.89fa0ab4cb31dp-58,
    -0x1.1675cababa60ep-2, -0x1.ce63eab883717p-61,
    -0x1.1c898c16999fbp-2, 0x1.0e5c62aff1c44p-60,
    -0x1.22941fbcf7966p-2, 0x1.76f5eb09628afp-56,
    -0x1.2895a13de86a3p-2, -0x1.7ad24c13f040ep-56,
    -0x1.2e8e2bae11d31p-2, 0x1.8f4cdb95ebdf9p-56,
    -0x1.347dd9a987d55p-2, 0x1.4dd4c580919f8p-57,
    -0x1.3a64c556945eap-2, 0x1.c68651945f97cp-57,
    -0x1.404308686a7e4p-2, 0x1.0bcfb6082ce6dp-56,
    -0x1.4618bc21c5ec2p-2, -0x1.f42decdeccf1dp-56,
    -0x1.4be5f957778a1p-2, 0x1.259b35b04813dp-57,
    -0x1.51aad872df82dp-2, -0x1.3927ac19f55e3p-59,
    -0x1.5767717455a6cp-2, -0x1.526adb283660cp-56,
    -0x1.5d1bdbf5809cap-2, -0x1.4236383dc7fe1p-56,
    -0x1.62c82f2b9c795p-2, -0x1.7b7af915300e5p-57,
    -0x1.686c81e9b14afp-2, 0x1.ddea0f7f58e3dp-57,
  ]

  /// sin(π·i÷128) for i from 0 to 64.
  static let sines: [Double] = [
    0, 0,
    0x1.92155f7a3667ep-6, -0x1.b1d63091a013p-64,
    0x1.91f65f10dd814p-5, -0x1.912bd0d569a9p-61,
    0x1.2d52092ce19f6p-4, -0x1.9a088a8bf6b2cp-59,
    0x1.917a6bc29b42cp-4, -0x1.e2718d26ed688p-60,
    0x1.f564e56a9730ep-4, 0x1.a2704729ae56dp-59,
    0x1.2c8106e8e613ap-3, 0x1.13000a89a11ep-58,
    0x1.5e214448b3fc6p-3, 0x1.531ff779ddac6p-57,
    0x1.8f8b83c69a60bp-3, -0x1.26d19b9ff8d82p-57,
    0x1.c0b826a7e4f63p-3, -0x1.af1439e521935p-62,
    0x1.f19f97b215f1bp-3, -0x1.42deef11da2c4p-57,
    0x1.111d262b1f677p-2, 0x1.824c20ab7aa9ap-56,
    0x1.294062ed59f06p-2, -0x1.5d28da2c4612dp-56,
    0x1.4135c94176601p-2, 0x1.0c97c4afa2518p-56,
    0x1.58f9a75ab1fddp-2, -0x1.efdc0d58cf62p-62,
    0x1.7088530fa459fp-2, -0x1.44b19e0864c5dp-56,
    0x1.87de2a6aea963p-2, -0x1.72cedd3d5a61p-57,
    0x1.9ef7943a8ed8ap-2, 0x1.6da81290bdbabp-57,
    0x1.b5d1009e15ccp-2, 0x1.5b362cb974183p-57,
    0x1.cc66e9931c45ep-2, 0x1.6850e59c37f8fp-58,
    0x1.e2b5d3806f63bp-2, 0x1.e0d891d3c6841p-58,
    0x1.f8ba4dbf89abap-2, -0x1.2ec1fc1b776b8p-60,
    0x1.073879922ffeep-1, -0x1.a5a014347406cp-55,
    0x1.11eb3541b4b23p-1, -0x1.ef23b69abe4f1p-55,
    0x1.1c73b39ae68c8p-1, 0x1.b25dd267f66p-55,
    0x1.26d054cdd12dfp-1, -0x1.5da743ef3770cp-55,
    0x1.30ff7fce17035p-1, -0x1.efcc626f74a6fp-57,
    0x1.3affa292050b9p-1, 0x1.e3e25e3954964p-56,
    0x1.44cf325091dd6p-1, 0x1.8076a2cfdc6b3p-57,
    0x1.4e6cabbe3e5e9p-1, 0x1.3c293edceb327p-57,
    0x1.57d69348cecap-1, -0x1.75720992bfbb2p-55,
    0x1.610b7551d2cdfp-1, -0x1.251b352ff2a37p-56,
    0x1.6a09e667f3bcdp-1, -0x1.bdd3413b26456p-55,
    0x1.72d0837efff96p-1, 0x1.0d4ef0f1d915cp-55,
    0x1.7b5df226aafafp-1, -0x1.0f537acdf0ad7p-56,
    0x1.83b0e0bff976ep-1, -0x1.6f420f8ea3475p-56,
    0x1.8bc806b151741p-1, -0x1.2c5e12ed1336dp-55,
    0x1.93a22499263fbp-1, 0x1.3d419a920df0bp-55,
    0x1.9b3e047f38741p-1, -0x1.30ee286712474p-55,
    0x1.a29a7a0462782p-1, -0x1.128bb015df175p-56,
    0x1.a9b66290ea1a3p-1, 0x1.9f630e8b6dac8p-60,
    0x1.b090a581502p-1, -0x1.926da300ffccep-55,
    0x1.b728345196e3ep-1, -0x1.bc69f324e6d61p-55,
    0x1.bd7c0ac6f952ap-1, -0x1.825a732ac700ap-55,
    0x1.c38b2f180bdb1p-1, -0x1.6e0b1757c8d07p-56,
    0x1.c954b213411f5p-1, -0x1.2fb761e946603p-58,
    0x1.ced7af43cc773p-1, -0x1.e7b6bb5ab58aep-58,
    0x1.d4134d14dc93ap-1, -0x1.4ef5295d25af2p-55,
    0x1.d906bcf328d46p-1, 0x1.457e610231ac2p-56,
    0x1.ddb13b6ccc23cp-1, 0x1.83c37c6107db3p-55,
    0x1.e212104f686e5p-1, -0x1.014c76c126527p-55,
    0x1.e6288ec48e112p-1, -0x1.16b56f2847754p-57,
    0x1.e9f4156c62ddap-1, 0x1.760b1e2e3f81ep-55,
    0x1.ed740e7684963p-1, 0x1.e82c791f59cc2p-56,
    0x1.f0a7efb9230d7p-1, 0x1.52c7adc6b4989p-56,
    0x1.f38f3ac64e589p-1, -0x1.d7bafb51f72e6p-56,
    0x1.f6297cff75cbp-1, 0x1.562172a361fd3p-56,
    0x1.f8764fa714ba9p-1, 0x1.ab256778ffcb6p-56,
    0x1.fa7557f08a517p-1, -0x1.7a0a8ca13571fp-55,
    0x1.fc26470e19fd3p-1, 0x1.1ec8668ecaceep-55,
    0x1.fd88da3d12526p-1, -0x1.87df6378811c7p-55,
    0x1.fe9cdad01883ap-1, 0x1.521ecd0c67e35p-57,
    0x1.ff621e3796d7ep-1, -0x1.c57bc2e24aa15p-57,
    0x1.ffd886084cd0dp-1, -0x1.1354d4556e4cbp-55,
    0x1p+0, 0,
  ]

  /// atan(i÷64) for i from 0 to 64.
  static let arcTangents: [Double] = [
    0, 0,
    0x1.fff555bbb729bp-7, -0x1.220c39d4dff5p-61,
    0x1.ffd55bba97625p-6, -0x1.5ec431444912cp-60,
    0x1.7fb818430da2ap-5, -0x1.86ef8f794f105p-63,
    0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60,
    0x1.3f59f0e7c559dp-4, 0x1.ac4ce285df847p-58,
    0x1.7ee182602f10fp-4, -0x1.cfb654c0c3d98p-58,
    0x1.be39ebe6f07c3p-4, 0x1.f7b8f29a05987p-58,
    0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59,
    0x1.1e1fafb043727p-3, -0x1.b485914dacf8cp-59,
    0x1.3d6eee8c6626cp-3, 0x1.61a3b0ce9281bp-57,
    0x1.5c9811e3ec26ap-3, -0x1.054ab2c010f3dp-58,
    0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58,
    0x1.9a6a8e96c8626p-3, 0x1.cf601e7b4348ep-59,
    0x1.b90d7529260a2p-3, 0x1.17b10d2e0e5abp-61,
    0x1.d77d5df205736p-3, 0x1.c648d1534597ep-57,
    0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57,
    0x1.09dc597d86362p-2, 0x1.62e47390cb865p-56,
    0x1.18bf5a30bf178p-2, 0x1.30ca4748b1bf9p-57,
    0x1.278372057ef46p-2, -0x1.077cdd36dfc81p-56,
    0x1.362773707ebccp-2, -0x1.963a544b672d8p-57,
    0x1.44aa436c2af0ap-2, -0x1.5d5e43c55b3bap-56,
    0x1.530ad9951cd4ap-2, -0x1.2566480884082p-57,
    0x1.614840309cfe2p-2, -0x1.a725715711fp-56,
    0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56,
    0x1.7d5604b63b3f7p-2, 0x1.69c885c2b249ap-56,
    0x1.8b24d394a1b25p-2, 0x1.b6d0ba3748fa8p-56,
    0x1.98cd5454d6b18p-2, 0x1.9e6c988fd0a77p-56,
    0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56,
    0x1.b3a911da65c6cp-2, 0x1.ae187b1ca504p-56,
    0x1.c0db4c94ec9fp-2, -0x1.cc1ce70934c34p-56,
    0x1.cde53432c1351p-2, -0x1.a2cfa4418f1adp-56,
    0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56,
    0x1.e77eb7f175a34p-2, 0x1.0e53dc1bf3435p-56,
    0x1.f40dd0b541418p-2, -0x1.a3992dc382a23p-57,
    0x1.0039c73c1a40cp-1, -0x1.b32c949c9d593p-55,
    0x1.0657e94db30dp-1, -0x1.d5b495f6349e6p-56,
    0x1.0c6145b5b43dap-1, 0x1.974fa13b5404fp-58,
    0x1.1255d9bfbd2a9p-1, -0x1.2bdaee1c0ee35p-58,
    0x1.1835a88be7c13p-1, 0x1.c621cec00c301p-55,
    0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58,
    0x1.23b71e2cc9e6ap-1, 0x1.c421c9f38224ep-57,
    0x1.2958e59308e31p-1, -0x1.09e73b0c6c087p-56,
    0x1.2ee628406cbcap-1, 0x1.c5d5e9ff0cf8dp-55,
    0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55,
    0x1.39c391cd4171ap-1, -0x1.2304331d8bf46p-55,
    0x1.3f13fb89e96f4p-1, 0x1.ecf8b492644fp-56,
    0x1.445065b795b56p-1, -0x1.f76d0163f79c8p-56,
    0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56,
    0x1.4e8de5bb6ec04p-1, 0x1.4a33dbeb3796cp-55,
    0x1.538f57b89061fp-1, -0x1.1bb74abda520cp-55,
    0x1.587d81f732fbbp-1, -0x1.5e5c9d8c5a95p-56,
    0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57,
    0x1.6220d115d7b8ep-1, -0x1.2b785350ee8c1p-57,
    0x1.66d663923e087p-1, -0x1.6ea6febe8bbbap-56,
    0x1.6b798920b3d99p-1, -0x1.a80386188c50ep-55,
    0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56,
    0x1.748978fba8e0fp-1, 0x1.7b2a6165884a1p-59,
    0x1.78f6bbd5d315ep-1, 0x1.406a08980374p-55,
    0x1.7d528289fa093p-1, 0x1.560821e2f3aa9p-55,
    0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56,
    0x1.85d69576cc2c5p-1, 0x1.6b66e7fc8b8c3p-57,
    0x1.89ff5ff57f1f8p-1, -0x1.55b9a5e177a1bp-55,
    0x1.8e17aa99cc05ep-1, -0x1.ec182ab042f61p-56,
    0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55,
  ]

  /// B₂ₖ ÷ (2k(2k-1)) for k from 1 to 12, the numbers of Bernoulli.
  static let stirling: [Double] = [
    0x1.5555555555555p-4, 0x1.5555555555555p-58,
    -0x1.6c16c16c16c17p-9, 0x1.f49f49f49f49fp-64,
    0x1.a01a01a01a01ap-11, 0x1.a01a01a01a01ap-71,
    -0x1.3813813813814p-11, 0x1.fb1fb1fb1fb2p-65,
    0x1.b951e2b18ff23p-11, 0x1.5c3a9ce01b952p-65,
    -0x1.f6ab0d9993c7dp-10, 0x1.f82553c999b0ep-64,
    0x1.a41a41a41a41ap-8, 0x1.069069069069p-62,
    -0x1.e4286cb0f5398p-6, 0x1.1efcdab896745p-61,
    0x1.6fe96381e068p-3, -0x1.79e2405a71f88p-61,
    -0x1.6476701181f3ap+0, 0x1.24246319da678p-56,
    0x1.ace44322ce006p+3, -0x1.62c2b1bbcdd32p-51,
    -0x1.39b2525cccc1bp+7, 0x1.52604768a30fcp-47,
  ]
}
