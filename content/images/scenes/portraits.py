"""The thirteen portraits. One name after -- renders only that one."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_people import *
S=SKINS
P={}
# what the four advisors hold, in the space of their bust
def page(c,w,h,rot,marks):
    with group(c,rot=rot):
        box((0,0,0),(w,.022,h),mat('#FDF6E8',.9,bump=0),.008); marks()
def lease_and_ruler():
    def lines():
        box((-.16,-.016,.44),(.42,.012,.07),mat(TERRA,.8,bump=0),.003)
        for k in range(8): box((-.02 if k%4!=3 else -.14,-.016,.30-k*.105),(.72 if k%4!=3 else .48,.010,.030),mat('#CDBB9E',.9,bump=0),.002)
    page((.20,-1.00,-1.70),.98,1.22,(R(-6),R(3),0),lines)
    with group((-.06,-1.075,-1.705),rot=(R(-6),R(3),0)):
        box((0,0,0),(1.42,.034,.185),mat(GOLD,.55,bump=0),.010)
        for i in range(25): box((-.66+.055*i,-.018,.062-(.012 if i%5 else 0)),(.011,.006,.048 if i%5 else .080),mat('#5b3a1e',.7,bump=0),0)
def grab_bar():
    m=mat('#E9E4DA',.3,bump=0,spec=.5)
    with group((0,-1.06,-1.66),rot=(0,R(-9),0)):
        tube([(-.98,.16,0),(-.97,.02,0),(-.86,0,0),(.86,0,0),(.97,.02,0),(.98,.16,0)],.078,m,n=6)
        for q in (-1,1): cyl((q*.98,.19,0),.19,.05,m,.016,rot=(R(90),0,0)); [cyl((q*.98+.115*math.cos(a),.16,.115*math.sin(a)),.022,.02,mat('#8a8f94',.4,bump=0),.004,rot=(R(90),0,0)) for a in (R(90),R(210),R(330))]
def plan_and_pencil():
    ink=mat('#7a6a5c',.8,bump=0)
    def plan():
        for x,z,w,h in ((0,.46,.86,.026),(0,-.42,.86,.026),(-.42,.02,.026,.88),(.42,.20,.026,.52),(.42,-.34,.026,.16),(-.18,.04,.48,.022),(.06,-.09,.022,.28),(.06,-.36,.022,.12)): box((x,-.016,z),(w,.010,h),ink,.002)
        box((-.24,-.018,.26),(.26,.014,.32),mat(TERRA,.8,bump=0),.01); box((.24,-.018,.28),(.20,.014,.20),mat(SPRUCE,.8,bump=0),.04)
    page((.26,-1.02,-1.70),1.06,1.16,(R(-6),R(5),0),plan); box((.26,-.985,-1.705),(1.14,.03,1.24),mat(WOOD,.7),.014,rot=(R(-6),R(5),0)); box((.31,-1.06,-1.09),(.34,.06,.10),mat('#8a8f94',.4,bump=0),.02,rot=(R(-6),R(5),0))
    tube([(-.92,-1.12,-1.20),(-.40,-1.12,-1.62)],.052,mat(GOLD,.5,bump=0),seg=6); tube([(-.97,-1.12,-1.16),(-.91,-1.12,-1.21)],.055,mat(ROSE,.7,bump=0)); tube([(-.40,-1.12,-1.62),(-.31,-1.12,-1.695)],[.050,.010],mat('#E9CFA4',.8,bump=0)); sphere((-.31,-1.12,-1.695),.013,mat(INK,.5,bump=0))
def bus_transfer():
    with group((-.62,-1.06,-1.10),1,1.16,(R(-4),R(10),0)):
        box((0,0,0),(.46,.020,.92),mat('#FDF6E8',.9,bump=0),.006); box((0,-.012,.33),(.46,.012,.20),mat(RIVER,.8,bump=0),.004)
        make([P_box((-.02,-.024,.345),(.20,.012,.10)),P_sphere((-.075,-.026,.285),.032,(1,.3,1)),P_sphere((.04,-.026,.285),.032,(1,.3,1))],mat('#FDF6E8',.9,bump=0),bevel=.012)
        for k in range(4): box((-.03 if k!=3 else -.09,-.012,.13-k*.085),(.30 if k!=3 else .18,.010,.030),mat('#CDBB9E',.9,bump=0),.002)
        sphere((.15,-.012,-.05),.034,mat('#9a8a78',.9,bump=0),s=(1,.25,1))
    m=mat(DARKWOOD,.7); tube([(.40,.20,-.80),(.52,-.10,-.92),(.58,-.52,-1.22),(.62,-.88,-1.72),(.56,-.74,-2.40),(.40,-.60,-3.0)],.105,m,flat=.35,up=(0,-1,.4),n=8)
P['equipe-1']=dict(face=dict(skin=S['rose'],hair='#6b3a22',style='loose',mouth='smile',lips='#B5504A',lashes=True,age=0,jaw=.95,chin=.92,cheeks=1.04),top=dict(kind='blazer',color=SPRUCE,under=CREAM),backdrop=('#F3D3A9','#E9A96C'),turn=14,tilt=4,nod=2,zoom=.86,lift=.42,holds=dict(R=((-.66,-1.15,-2.08),(.30,-.10,.95),(.1,1,.1),34,.9),L=((.84,-1.06,-2.22),(-.42,-.10,.90),(-.2,1,.1),26,.9),things=lease_and_ruler))
P['equipe-2']=dict(face=dict(skin=S['brown'],hair='#3d2a22',style='curls_long',mouth='open',lips='#8f3b38',lashes=True,age=0,jaw=.97,nose=1.15,earrings=GOLD),top=dict(kind='cardigan',color=GOLD,under=CREAM,inner='crew',button=DARKWOOD),backdrop=('#BFD3C6','#8FB3A3'),turn=-13,tilt=-4,zoom=.86,lift=.42,holds=dict(R=((-.58,-1.20,-1.92),(.16,-.20,.97),(.05,1,.25),58,.9),L=((.58,-1.20,-2.06),(-.16,-.20,.97),(-.05,1,.25),58,.9),things=grab_bar))
P['equipe-3']=dict(face=dict(skin=S['fair'],hair='#c9702f',style='topknot',mouth='side',lips='#B85A4C',lashes=True,age=0,freckles=True,glasses='#2F5D50',gshape='round',jaw=.9,chin=.9),top=dict(kind='shirt',color=RIVER,collar='#e7eef2'),backdrop=('#F5DFC0','#EBC08A'),turn=13,tilt=-3,zoom=.84,lift=.34,holds=dict(R=((-.72,-1.08,-2.02),(.14,-.10,.95),(.75,.65,.0),52,1.0),L=((.90,-1.08,-2.22),(-.42,-.10,.90),(-.2,1,.1),26,.9),things=plan_and_pencil))
P['equipe-4']=dict(face=dict(skin=S['beige'],hair='#8d8078',style='pixie',mouth='smile',lips='#A8484A',lashes=True,age=1,glasses='#6D3B57',gshape='cat',earrings='#C4511D',jaw=.98),top=dict(kind='turtleneck',color=TERRA,knit=7),extras=[],backdrop=('#D3C3CF','#AE8FA3'),turn=-13,tilt=3,zoom=.86,lift=.42,holds=dict(R=((-.68,-1.15,-1.96),(.10,-.12,.98),(.1,1,.1),30,.9),L=((.68,-1.00,-2.02),(-.22,-.38,.90),(-.1,1,.30),58,.9),things=bus_transfer))
P['temoignage-1']=dict(face=dict(skin=S['fair'],hair='#e6e1d8',style='set',mouth='open',lips='#C0504A',age=2,cheeks=1.08,glasses=None,earrings='#f6efe2'),top=dict(kind='cardigan',color=PLUM,under=CREAM,button='#F3D9C6'),extras=[('pearls','#fbf5ea')],backdrop=('#F1D8C2','#E3B393'),turn=12,tilt=4)
P['temoignage-2']=dict(face=dict(skin=S['rose'],hair='#dcd7cf',style='fringe_bald',mouth='smile',age=2,jaw=1.06,nose=1.25,cheeks=1.05,beard='#e2ddd3',moustache='#e2ddd3',glasses='#4a3428',gshape='round'),top=dict(kind='shirt',color='#B9552B',collar='#c9683c'),extras=[('braces',DARKWOOD)],backdrop=('#C3D3DC','#93B0C2'),turn=-14,tilt=-2,lady=False,wide=1.08,heavy=1.06)
P['temoignage-3']=dict(face=dict(skin=S['deep'],hair='#b9b4ae',style='afro',mouth='smile',lips='#7c332f',age=1,nose=1.2,earrings=GOLD,lashes=True),top=dict(kind='boat',color=ORANGE),extras=[('foulard',RIVER)],backdrop=('#F3DDAE','#E6BC66'),turn=15,tilt=-4)
P['temoignage-4']=dict(face=dict(skin=S['beige'],hair='#cfcac4',style='side',mouth='open',age=2,jaw=1.08,nose=1.15,moustache='#d9d4cd',long=1.04),top=dict(kind='vneck',color=SPRUCE,under='#f4efe6',inner='collar',knit=7),extras=[('tie',TERRA)],backdrop=('#DDE0D2','#B7C3A8'),turn=14,tilt=2,lady=False,wide=1.06)
P['temoignage-5']=dict(face=dict(skin=S['olive'],hair='#4e4742',style='lowbun',mouth='side',lips='#9c4138',age=2,nose=1.15,earrings=TERRA,brows='#3a312c'),top=dict(kind='sweater',color='#E7DCC8',knit=6),extras=[('scarf',TERRA)],backdrop=('#C9B4C2','#9D7A8F'),turn=-16,tilt=-3)
P['temoignage-6']=dict(face=dict(skin=S['fair'],hair='#dfd8cc',style='braid',mouth='smile',lips='#B85650',age=2,glasses=RIVER,gshape='square',eyes='#2f4a5c'),top=dict(kind='shirt',color='#7FA08B',collar='#8fb09a'),backdrop=('#F6E3C3','#EFC98B'),turn=15,tilt=4)
P['temoignage-7']=dict(face=dict(skin=S['tan'],hair='#5a534e',style='receding',mouth='open',age=2,jaw=1.05,nose=1.2,eye='dot',brows='#4a423d'),top=dict(kind='cardigan',color=RIVER,under='#F1E4CE',inner='collar',button='#F1E4CE'),extras=[],backdrop=('#F2CDA6','#DE9A62'),turn=-13,tilt=3,lady=False,wide=1.08,heavy=1.08)
P['temoignage-8']=dict(face=dict(skin=S['rose'],hair='#7a4a2b',style='long',mouth='smile',lips='#B04F47',lashes=True,age=1,jaw=.95),top=dict(kind='sweater',color='#A9B98F',stripes=('#F3E9D2',.34,.42)),backdrop=('#E7CFC6','#C99C8C'),turn=13,tilt=5)
P['temoignage-9']=dict(face=dict(skin=S['fair'],hair='#8a5a35',style='short',mouth='smile',age=1,jaw=1.04,nose=1.1,beard='#85552f',moustache='#85552f',hat=('tuque',TERRA)),top=dict(kind='turtleneck',color='#3b4f63',knit=7),backdrop=('#CFE0E4','#A3C3CC'),turn=-14,tilt=-4,lady=False,wide=1.1)
P['essai-beret']=dict(face=dict(skin=S['fair'],hair='#e4ded4',style='bob',mouth='soft',lips='#C04A44',age=2,hat=('beret',PLUM)),top=dict(kind='blazer',color='#D9A441',under='#FBF3E4'),extras=[('brooch',TERRA)],backdrop=('#D9E2DA','#A9C1B4'),turn=12,tilt=3)
if __name__=='__main__':
    for n in ([a for a in ARGS if not a.startswith('-')] or [k for k in P if not k.startswith('essai')]): portrait(n,**P[n])
