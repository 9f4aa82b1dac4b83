"""Staying home: what an occupational therapist has put in. A bath with a grab bar on its wall and a bench across its edge, a mat on the floor."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e3ebf2',ground='#e8c79b',strength=.60)
floor_boards(-4,4,-4,1.2,'#D9B184'); wall_with_window(1.25,-4,4,3.2,.92,1.52,1.34,2.10,'#EBCB94',panes=(2,2)); hill((8,40,-1.5),24,6.5,'#B9C0AE',.3); maple((2.0,6.0,-.4),3.3,seed=6)
# tiles, as high as the bar needs
for j in range(8):
    for i in range(30): box((-2.10+.142*i,1.155,.07+.142*j),(.134,.012,.134),mat(('#8FB0A0','#86A998','#98B8A8')[(i*5+j*3)%3],.5,bump=0),.006)
box((0,1.145,1.165),(4.4,.045,.05),mat('#FFF8EA',.6,bump=0),.012)
# the bath: one outline, followed from the floor over the rim and down inside
CX,CY,A,B=-.10,.71,.98,.43
def bath(u,v):
    t=u*2*math.pi; c,s=math.cos(t),math.sin(t); q=(abs(c)**4+abs(s)**4)**-.25
    k,z=np.interp(v*7,range(8),(.90,.95,1.0,1.035,1.03,.93,.80,.02)),np.interp(v*7,range(8),(.0,.20,.43,.445,.475,.455,.16,.14))
    return CX+A*c*q*k,CY+(B*s*q*k),z
make(P_grid(bath,140,43,cu=True),mat('#FFFAF0',.45,bump=0,spec=.4),angle=60)
steel=mat('#C9D2D4',.3,bump=0,spec=.6); white=mat('#FFFDF6',.35,bump=0,spec=.5)
# the grab bar: white on green, screwed to the wall at both ends
bx,bz=-.12,.845
for s in (-1,1): cyl((bx+s*.36,1.135,bz),.058,.022,white,.006,rot=(R(90),0,0)); tube([(bx+s*.36,1.135,bz),(bx+s*.36,1.07,bz),(bx+s*.32,1.045,bz)],.028,white); [sphere((bx+s*.36+.038*math.cos(a),1.122,bz+.038*math.sin(a)),.008,steel) for a in (.5,2.6,4.7)]
tube([(bx-.33,1.045,bz),(bx,1.045,bz),(bx+.33,1.045,bz)],.030,white)
# the bench: two feet in the bath, two on the floor, a seat that one slides along
sx=.34; blue=mat(RIVER,.55,bump=0)
for y,z0 in ((.17,0),(.86,.15)):
    for s in (-1,1): tube([(sx+s*.21,y,z0+.03),(sx+s*.175,y,.52)],.021,steel); lathe((sx+s*.213,y,z0),[(.040,0),(.038,.03),(.026,.06)],mat(INK,.7))
tube([(sx-.19,.17,.26),(sx+.19,.17,.26)],.014,steel)
for i in range(5): box((sx,.155+.165*i+.02,.545),(.46,.150,.050),blue,.022)
for y in (.30,.74): tube([(sx+.205,y,.53),(sx+.225,y,.80),(sx+.215,y,.92)],.019,steel)
make([P_box((sx+.205,.52,.865),(.05,.58,.20))],blue,bevel=.022)
# a hand shower within reach, the taps
tube([(-.60,1.12,.62),(-.60,1.12,1.08)],.012,steel); tube([(-.60,1.10,1.02),(-.60,1.04,1.05),(-.585,.97,1.07)],[.018,.020,.026],white); lathe((-.583,.955,1.055),[(.030,0),(.060,.022),(.058,.032)],white,rot=(R(118),0,0)); tube([(-.60,1.09,1.0),(-.66,1.04,.78),(-.74,1.04,.60),(-.82,1.08,.68),(-.84,1.12,.73)],.011,steel,n=10)
tube([(-.84,1.13,.66),(-.84,1.02,.68),(-.84,.97,.62)],.026,steel)
for s in (-1,1): cyl((-.84+s*.12,1.10,.70),.034,.05,mat(TERRA if s<0 else RIVER,.4,bump=0),.010,rot=(R(90),0,0))
# curtain drawn aside, towel, mat, stool
tube([(-2.2,.27,2.06),(2.4,.27,2.06)],.016,steel); curtain(-1.62,.27,.20,2.05,.50,'#D9743F')
for i in range(7): ring((-1.60+.075*i,.27,2.055),.024,.006,steel,rot=(0,R(90),0))
tube([(1.16,1.11,.98),(1.16,1.05,.98),(1.56,1.05,.98),(1.56,1.11,.98)],.014,steel,n=3); make(P_grid(lambda u,v:(1.20+.30*u+.008*math.sin(v*5),1.025-.012*math.sin(u*9)*v,.99-.50*v),24,14),mat(GOLD,.95),solid=.022,angle=180); box((1.35,1.015,.56),(.30,.034,.030),mat(CREAM,.95),.006)
rug((.02,-.12,0),1.16,.46,TERRA,CREAM)
lathe((1.30,.34,0),[(.15,.36),(.165,.375),(.165,.40),(.15,.41)],mat(WOOD,.6)); [tube([(1.30+.13*math.cos(a),.34+.13*math.sin(a),0),(1.30+.10*math.cos(a),.34+.10*math.sin(a),.37)],.020,mat(WOOD,.6)) for a in (.6,2.2,3.8,5.4)]
for i,c in enumerate((CREAM,SAGE,CREAM)): box((1.30,.34,.435+.045*i),(.22-.01*i,.20,.042),mat(c,.95),.018)
pot((-1.30,.10,0),.16,'tall',CREAM,seed=3); pot((1.20,1.24,1.36),.065,'leaf',TERRA,seed=5)
area((-2.6,-3.4,2.9),(0,.5,.6),2.2,205,'#ffe2b8'); area((2.6,-2.8,2.0),(0,.4,.6),2,50,'#e6eef8'); area((1.2,2.2,2.2),(.6,.5,.5),1.2,34,'#ffe6c2')
camera((-.02,-3.55,1.60),(-.02,.50,.66),lens=49)
render('baignoire',samples=12,scale=.7,exposure=.14,bounces=5,draft_w=600)
